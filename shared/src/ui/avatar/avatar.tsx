import { useState } from 'react';
import { joinClasses } from '../join-classes';
import styles from './avatar.module.css';
import { monogramOf, toneOf } from './monogram';

export interface AvatarProps {
  /** Name of the person or company; determines the monogram and its colours. */
  name: string;
  /** URL of the picture; if it is missing or fails to load, the monogram is shown. */
  src?: string | null;
  /** 36, 46, 64 or 84 pixels. */
  size?: 'small' | 'medium' | 'large' | 'huge';
  /** Only where the name is not shown next to it. */
  alt?: string;
}

/** A person's picture, round. */
export function Avatar(props: AvatarProps) {
  return <Portrait {...props} shape="person" />;
}

/** A company, square. */
export function CompanyLogo(props: AvatarProps) {
  return <Portrait {...props} shape="company" />;
}

function Portrait({
  name,
  src,
  size = 'medium',
  alt = '',
  shape,
}: AvatarProps & { shape: 'person' | 'company' }) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const looks = joinClasses(styles.avatar, styles[size], styles[shape]);

  if (src && src !== brokenSrc) {
    return (
      <span className={looks}>
        <img
          src={src}
          alt={alt}
          className={styles.image}
          // The picture at the top of a page is its largest paint.
          {...(size === 'huge' && { fetchPriority: 'high' })}
          onError={() => setBrokenSrc(src)}
          // A server-rendered picture may have failed before hydration, when no error handler was attached.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0) setBrokenSrc(src);
          }}
        />
      </span>
    );
  }
  return (
    <span
      className={joinClasses(looks, styles[`tone${toneOf(name)}`])}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      {monogramOf(name)}
    </span>
  );
}
