import type { ComponentProps } from 'react';

/** A picture as the build hands it over: `import heroPicture from '@/content/pictures/hero/beranda'`. */
export interface Picture {
  src: string;
  width: number;
  height: number;
  alt: string;
  /** A photo has one file for each of several widths: as WebP, */
  srcSet?: string;
  /** and as AVIF, which is smaller and not known to every browser. */
  avif?: string;
}

type IllustrationProps = Omit<
  ComponentProps<'img'>,
  'src' | 'srcSet' | 'width' | 'height' | 'loading' | 'decoding'
> & {
  picture: Picture;
  /** Set for the picture in the first screen; all others load when they come near. */
  priority?: boolean;
};

/** A picture with its size known before it loads, so that nothing jumps. */
export function Illustration({ picture, priority = false, sizes, ...props }: IllustrationProps) {
  const { src, width, height, alt, srcSet, avif } = picture;
  // Browsers that do not know "auto" skip it.
  const widths = srcSet && (sizes ?? (priority ? '100vw' : 'auto, 100vw'));
  const image = (
    <img
      src={src}
      srcSet={srcSet}
      sizes={widths}
      alt={alt}
      width={width}
      height={height}
      decoding="async"
      loading={priority ? 'eager' : 'lazy'}
      {...props}
    />
  );
  if (!avif) return image;
  return (
    // For the layout only the image is there: a source would take a cell of a grid.
    <picture className="contents">
      <source type="image/avif" srcSet={avif} sizes={widths} className="hidden" />
      {image}
    </picture>
  );
}
