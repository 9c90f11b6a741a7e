import type { ComponentProps } from 'react';

/** A picture as the build imports it: `import heroPicture from '@/content/pictures/hero/beranda'`. */
export interface Picture {
  src: string;
  width: number;
  height: number;
  alt: string;
  /** The files of a photo, one for each width. */
  srcSet?: string;
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
  const { src, width, height, alt, srcSet } = picture;
  return (
    <img
      src={src}
      srcSet={srcSet}
      // Browsers that do not support "auto" skip it.
      sizes={srcSet && (sizes ?? (priority ? '100vw' : 'auto, 100vw'))}
      alt={alt}
      width={width}
      height={height}
      decoding="async"
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      {...props}
    />
  );
}
