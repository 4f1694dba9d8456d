import { keepAccount } from '@metier/sdk/api';
import { useMutation, usePorts } from '@metier/sdk/remote';
import { useRevalidator } from '@metier/sdk/router';
import { formatDate } from '@metier/sdk/rules';
import { Button, Card, useLanguage, useTexts } from '@metier/sdk/ui';
import styles from './account-data-page.module.css';
import { accountDataTexts } from './account-data.texts';

/** When the account is deleted, and the way back. */
export function PendingDeletion({ deletionAt }: { deletionAt: string }) {
  const language = useLanguage();
  const { pending: texts } = useTexts(accountDataTexts);
  const { http, notify, session } = usePorts();
  const { revalidate } = useRevalidator();
  const { run, isPending } = useMutation({
    call: () => keepAccount(http),
    done: async () => {
      notify.success(texts.kept);
      await session.refresh();
      return revalidate();
    },
    failed: texts.failed,
  });
  return (
    <Card as="section" aria-labelledby="pending" className={styles.card}>
      <h2 id="pending" className={styles.title}>
        {texts.title}
      </h2>
      <p>{texts.text(formatDate(deletionAt, language) ?? deletionAt)}</p>
      <Button busy={isPending} busyText={texts.keeping} onClick={() => run()}>
        {texts.keep}
      </Button>
    </Card>
  );
}
