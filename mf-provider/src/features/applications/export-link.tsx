import { addressOfExport } from '@metier/sdk/api';
import { MAX_EXPORTED } from '@metier/sdk/rules';
import { buttonClass, Icon, useTexts } from '@metier/sdk/ui';
import styles from './export-link.module.css';
import { toExportQuery, type ApplicationsView } from './applications-query';
import { applicationsTexts } from './applications.texts';

/** Downloads everything that the filters show, in the same order. */
export function ExportLink({ view, total }: { view: ApplicationsView; total: number }) {
  const { exported: texts } = useTexts(applicationsTexts);
  if (total > MAX_EXPORTED) return <p className={styles.note}>{texts.tooMany}</p>;
  return (
    <a href={addressOfExport(toExportQuery(view))} download className={buttonClass('ghost')}>
      <Icon name="download" size="small" />
      {texts.action}
    </a>
  );
}
