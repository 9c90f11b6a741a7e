import type { ComponentProps } from 'react';

type IllustrationProps = Omit<ComponentProps<'img'>, 'loading'> & {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** Set for the picture in the first screen; all others load when they come near. */
  priority?: boolean;
};

/** A picture with its size known before it loads, so that nothing jumps. */
export function Illustration({ priority = false, alt, ...props }: IllustrationProps) {
  return <img alt={alt} decoding="async" loading={priority ? 'eager' : 'lazy'} {...props} />;
}
