import { useEffect, useRef } from 'react';
import type { CompanyPicture } from '@metier/sdk/contract';
import { MAX_COMPANY_PICTURES } from '@metier/sdk/rules';
import { Card, Stack, useTexts, VisuallyHidden } from '@metier/sdk/ui';
import { AddPictureForm } from './add-picture-form';
import { PictureRow } from './picture-row';
import styles from './pictures.module.css';
import { picturesTexts } from './pictures.texts';
import { usePictures } from './use-pictures';

/** The pictures of the company's page: in their order, each with its text, and a form for another one. */
export function PicturesCard({ pictures: loaded }: { pictures: readonly CompanyPicture[] }) {
  const texts = useTexts(picturesTexts);
  const { pictures, moved, add, keep, ...changes } = usePictures(loaded);
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(pictures.length);

  // The button that deleted a picture has gone with it.
  useEffect(() => {
    if (pictures.length < shown.current) title.current?.focus();
    shown.current = pictures.length;
  }, [pictures.length]);

  return (
    <Card as="section" aria-labelledby="pictures">
      <Stack gap={20}>
        <Stack gap={4}>
          <h2 ref={title} id="pictures" tabIndex={-1} className={styles.title}>
            {texts.title}
          </h2>
          <p className={styles.hint}>{texts.hint}</p>
        </Stack>
        {pictures.length > 0 && (
          <ul aria-label={texts.list} className={styles.list}>
            {pictures.map((picture, at) => (
              <PictureRow
                key={picture.id}
                picture={picture}
                place={at + 1}
                count={pictures.length}
                moved={moved?.id === picture.id ? moved : undefined}
                {...changes}
              />
            ))}
          </ul>
        )}
        <VisuallyHidden>
          <span role="status">{moved && texts.moved(moved.place, pictures.length)}</span>
        </VisuallyHidden>
        {pictures.length < MAX_COMPANY_PICTURES ? (
          <AddPictureForm add={add} onAdded={keep} />
        ) : (
          <p className={styles.hint}>{texts.full}</p>
        )}
      </Stack>
    </Card>
  );
}
