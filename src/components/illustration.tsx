import type { ComponentProps } from 'react';

/** A picture as the build imports it: `import heroPicture from '@/content/pictures/hero/beranda'`. */
export interface Picture {
  src: string;
  width: number;
  height: number;
  alt: string;
  /** The WebP files of a photo, one for each width. */
  srcSet?: string;
  /** The AVIF files of the same widths: smaller, but not supported everywhere. */
  avif?: string;
}

type IllustrationProps = Omit<
  ComponentProps<'img'>,
  'src' | 'srcSet' | 'width' | 'height' | 'loading' | 'decoding'
> & {
  picture: Picture;
  /** Whether the picture is in the first viewport; all others load lazily. */
  priority?: boolean;
};

/** A picture whose size is known before it loads, so that nothing shifts. */
export function Illustration({ picture, priority = false, sizes, ...props }: IllustrationProps) {
  const { src, width, height, alt, srcSet, avif } = picture;
  // Browsers that do not support "auto" skip it.
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
    // Only the image takes part in the layout: a source would take up a cell of a grid.
    <picture className="contents">
      <source type="image/avif" srcSet={avif} sizes={widths} className="hidden" />
      {image}
    </picture>
  );
}
