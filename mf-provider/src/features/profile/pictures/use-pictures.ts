import { useState } from 'react';
import { addCompanyPicture, deleteCompanyPicture, readDetail, updateCompanyPicture } from '@metier/sdk/api';
import type { CompanyPicture } from '@metier/sdk/contract';
import { useMutation, usePorts } from '@metier/sdk/remote';
import { useTexts } from '@metier/sdk/ui';
import { picturesTexts } from './pictures.texts';

/** The company's pictures in their order, with what changes them; each change is saved at once. */
export function usePictures(loaded: readonly CompanyPicture[]) {
  const texts = useTexts(picturesTexts);
  const { http, notify } = usePorts();
  const [pictures, setPictures] = useState(loaded);
  const [moved, setMoved] = useState<{ readonly id: number; readonly place: number }>();
  const failed = (error: unknown) => readDetail(error, texts.failed);

  const move = useMutation({
    call: ({ picture, place }: { picture: CompanyPicture; place: number }) =>
      updateCompanyPicture(http, picture.id, { position: place }),
    done(_picture, { picture, place }) {
      setPictures((present) =>
        present.filter(({ id }) => id !== picture.id).toSpliced(place - 1, 0, picture),
      );
      setMoved({ id: picture.id, place });
    },
    failed,
  });

  const describe = useMutation({
    call: ({ id, text }: { id: number; text: string }) => updateCompanyPicture(http, id, { text }),
    done(changed) {
      setPictures((present) => present.map((each) => (each.id === changed.id ? changed : each)));
      notify.success(texts.savedText);
    },
    failed,
  });

  const remove = useMutation({
    question: ({ text }: CompanyPicture) => ({
      text: texts.removeQuestion(text),
      confirm: texts.delete,
      isDangerous: true,
    }),
    call: ({ id }) => deleteCompanyPicture(http, id),
    done(_reply, { id }) {
      setPictures((present) => present.filter((each) => each.id !== id));
      notify.success(texts.removed);
    },
    failed,
  });

  return {
    pictures,
    /** The picture that was moved last, which keeps the focus. */
    moved,
    move: (picture: CompanyPicture, place: number) => move.run({ picture, place }),
    describe: (id: number, text: string) => describe.run({ id, text }),
    remove: remove.run,
    add: (file: File, text: string) => addCompanyPicture(http, file, text),
    keep: (added: CompanyPicture) => setPictures((present) => [...present, added]),
  };
}
