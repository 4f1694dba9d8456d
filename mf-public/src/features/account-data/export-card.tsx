import { isApiError, requestExport } from '@metier/sdk/api';
import type { AccountData, DataExport } from '@metier/sdk/contract';
import { useMutation, usePorts } from '@metier/sdk/remote';
import { useRevalidator } from '@metier/sdk/router';
import { formatDate, textsIn, type Language } from '@metier/sdk/rules';
import { Button, buttonClass, Card, formatFileSize, useLanguage, useTexts } from '@metier/sdk/ui';
import styles from './account-data-page.module.css';
import { accountDataTexts } from './account-data.texts';

const day = (moment: string, language: Language) => formatDate(moment, language) ?? moment;

/** Collects everything about the person, and lists the archives. */
export function ExportCard({ data }: { data: AccountData }) {
  const { export: texts } = useTexts(accountDataTexts);
  const { http, notify } = usePorts();
  const { revalidate, state } = useRevalidator();
  const isRunning = data.exports.some((each) => each.state === 'running');
  const { run, isPending } = useMutation({
    call: () => requestExport(http),
    done: () => {
      notify.success(texts.requested);
      return revalidate();
    },
    failed: (error) => (isApiError(error) && error.status === 409 ? texts.running : texts.failed),
  });
  return (
    <Card as="section" aria-labelledby="export" className={styles.card}>
      <h2 id="export" className={styles.title}>
        {texts.title}
      </h2>
      <p className={styles.lead}>{texts.lead(data.export_days)}</p>
      {isRunning ? (
        <>
          <p role="status">{texts.running}</p>
          <Button variant="secondary" busy={state === 'loading'} onClick={() => void revalidate()}>
            {texts.update}
          </Button>
        </>
      ) : (
        <Button busy={isPending} busyText={texts.requesting} onClick={() => run()}>
          {texts.request}
        </Button>
      )}
      {data.exports.length > 0 && (
        <ul aria-label={texts.list} className={styles.exports}>
          {data.exports.map((each) => (
            <ExportItem key={each.id} item={each} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function ExportItem({ item }: { item: DataExport }) {
  const language = useLanguage();
  const { export: texts } = useTexts(accountDataTexts);
  return (
    <li className={styles.export}>
      <div>
        <p>{texts.requestedAt(day(item.requested_at, language))}</p>
        <p className={styles.detail}>{describe(item, language)}</p>
      </div>
      {item.file && (
        <a href={item.file} download className={buttonClass('secondary', 'small')}>
          {texts.download}
        </a>
      )}
    </li>
  );
}

function describe({ state, size, expires_at: expiresAt }: DataExport, language: Language): string {
  const { export: texts } = textsIn(language, accountDataTexts);
  if (state === 'ready' && expiresAt)
    return texts.readyUntil(day(expiresAt, language), formatFileSize(size ?? 0, language));
  return state === 'failed' ? texts.failedHint : texts.states[state];
}
