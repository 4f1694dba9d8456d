import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import type { CompanyPicture } from '@metier/sdk/contract';
import { Dialog, IconButton, useTexts, VisuallyHidden } from '@metier/sdk/ui';
import { companyTexts } from './company.texts';
import styles from './gallery.module.css';

/** The pictures after the cover; each opens large, without a script as a picture of its own. */
export function Gallery({ pictures }: { pictures: readonly CompanyPicture[] }) {
  const { pictures: texts } = useTexts(companyTexts);
  const [shown, setShown] = useState<number>();
  if (pictures.length < 2) return null;

  function open(event: MouseEvent, at: number) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setShown(at);
  }

  return (
    <section aria-labelledby="pictures">
      <VisuallyHidden>
        <h2 id="pictures">{texts.title}</h2>
      </VisuallyHidden>
      <ul className={styles.gallery}>
        {pictures.slice(1).map((picture, index) => (
          <li key={picture.id}>
            <a href={picture.address} className={styles.link} onClick={(event) => open(event, index + 1)}>
              <img
                src={picture.address}
                alt={picture.text}
                width={picture.width}
                height={picture.height}
                loading="lazy"
                className={styles.small}
              />
            </a>
          </li>
        ))}
      </ul>
      {shown !== undefined && (
        <LargePicture
          pictures={pictures}
          shown={shown}
          onShow={setShown}
          onClose={() => setShown(undefined)}
        />
      )}
    </section>
  );
}

interface LargePictureProps {
  pictures: readonly CompanyPicture[];
  shown: number;
  onShow: (at: number) => void;
  onClose: () => void;
}

/** One picture as large as the window; the arrow keys lead to the others. */
function LargePicture({ pictures, shown, onShow, onClose }: LargePictureProps) {
  const { pictures: texts } = useTexts(companyTexts);
  const count = pictures.length;
  const picture = pictures[shown];
  const turn = (by: number) => onShow((shown + by + count) % count);

  function handleKey({ key }: KeyboardEvent) {
    if (key === 'ArrowLeft') turn(-1);
    if (key === 'ArrowRight') turn(1);
  }

  if (!picture) return null;
  return (
    <Dialog open onClose={onClose} title={texts.place(shown + 1, count)} size="wide">
      <div className={styles.large} onKeyDown={handleKey}>
        <img
          key={picture.id}
          src={picture.address}
          alt={picture.text}
          width={picture.width}
          height={picture.height}
        />
        <div className={styles.turns}>
          <IconButton
            icon="chevron-left"
            label={texts.previous}
            variant="secondary"
            onClick={() => turn(-1)}
          />
          <p role="status" className={styles.caption}>
            {picture.text}
          </p>
          <IconButton icon="chevron-right" label={texts.next} variant="secondary" onClick={() => turn(1)} />
        </div>
      </div>
    </Dialog>
  );
}
