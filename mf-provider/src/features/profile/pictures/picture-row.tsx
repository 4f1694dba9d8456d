import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { CompanyPicture } from '@metier/sdk/contract';
import { MAX_PICTURE_TEXT } from '@metier/sdk/rules';
import { Badge, Button, IconButton, TextField, useTexts } from '@metier/sdk/ui';
import styles from './pictures.module.css';
import { picturesTexts } from './pictures.texts';
import type { usePictures } from './use-pictures';

interface PictureRowProps extends Pick<ReturnType<typeof usePictures>, 'move' | 'describe' | 'remove'> {
  picture: CompanyPicture;
  place: number;
  count: number;
  /** A new object after each move of this picture. */
  moved: object | undefined;
}

/** One picture with its text and its place. */
export function PictureRow({ picture, place, count, moved, move, describe, remove }: PictureRowProps) {
  const texts = useTexts(picturesTexts);
  const buttons = useRef<HTMLDivElement>(null);

  // The row has another place in the document now, and the button that was pressed may have become idle.
  useEffect(() => {
    if (moved) buttons.current?.querySelector<HTMLButtonElement>('button:enabled')?.focus();
  }, [moved]);

  return (
    <li className={styles.row}>
      <div className={styles.thumbnail}>
        <img src={picture.address} alt="" width={picture.width} height={picture.height} loading="lazy" />
        {place === 1 && (
          <span className={styles.cover}>
            <Badge>{texts.cover}</Badge>
          </span>
        )}
      </div>
      <TextForm picture={picture} place={place} describe={describe} />
      <div ref={buttons} className={styles.buttons}>
        <IconButton
          icon="arrow-up"
          label={texts.up(place)}
          disabled={place === 1}
          onClick={() => move(picture, place - 1)}
        />
        <IconButton
          icon="arrow-up"
          label={texts.down(place)}
          className={styles.down}
          disabled={place === count}
          onClick={() => move(picture, place + 1)}
        />
        <IconButton icon="trash" label={texts.remove(place)} onClick={() => remove(picture)} />
      </div>
    </li>
  );
}

type TextFormProps = Pick<PictureRowProps, 'picture' | 'place' | 'describe'>;

function TextForm({ picture, place, describe }: TextFormProps) {
  const texts = useTexts(picturesTexts);
  const [text, setText] = useState(picture.text);
  const [problem, setProblem] = useState<string>();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const said = text.trim();
    setProblem(said ? undefined : texts.noText);
    if (said) describe(picture.id, said);
  }

  return (
    <form noValidate className={styles.text} onSubmit={handleSubmit}>
      <TextField
        label={texts.describes(place)}
        value={text}
        maxLength={MAX_PICTURE_TEXT}
        errors={problem ? [problem] : []}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {text.trim() !== picture.text && (
        <Button type="submit" variant="secondary" size="small">
          {texts.saveText}
        </Button>
      )}
    </form>
  );
}
