import { useState } from 'react';
import { joinClasses } from '../join-classes';
import styles from './avatar.module.css';
import { monogramOf, toneOf } from './monogram';

export interface AvatarProps {
  /** Whose picture it is; the monogram and its colours come from it. */
  name: string;
  /** The picture's address; without one, or when it does not load, the monogram stands in. */
  src?: string | null;
  /** 36, 46, 64 or 84 pixels. */
  size?: 'small' | 'medium' | 'large' | 'huge';
  /** Only where the name does not stand beside it. */
  alt?: string;
}

/** A person, round. */
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
          onError={() => setBrokenSrc(src)}
          // A picture of the server's page may have failed before this script came to hear of it.
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
