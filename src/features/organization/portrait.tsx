import { clsx } from 'clsx';
import { useState } from 'react';
import type { Picture } from '@/components/illustration';
import { initials } from '@/lib/text/initials';
import { generatedAvatar } from './generated-avatar';

interface PortraitProps {
  name: string;
  image: Picture;
  className?: string;
}

/** A person's photo; when it fails to load, an avatar generated from the name, and then initials. */
export function Portrait({ name, image, className }: PortraitProps) {
  const sources = [image.src, generatedAvatar(name)];
  const [failures, setFailures] = useState(0);
  const src = sources[failures];
  const frame = clsx('shrink-0 rounded-2xl bg-saffron-200', className);

  if (!src) {
    return (
      <span aria-hidden="true" className={clsx(frame, 'grid place-items-center text-xl font-bold')}>
        {initials(name)}
      </span>
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a picture that fails is no interaction
    <img
      key={src}
      // An image that fails before hydration fires no event that React sees: load it again.
      ref={(element) => {
        if (element?.complete && element.src && element.naturalWidth === 0) element.src = src;
      }}
      src={src}
      srcSet={failures === 0 ? image.srcSet : undefined}
      sizes={image.srcSet && '10rem'}
      alt={`Potret ${name}`}
      width={image.width}
      height={image.height}
      loading="lazy"
      decoding="async"
      onError={() => setFailures((count) => count + 1)}
      className={clsx(frame, 'object-cover')}
    />
  );
}
