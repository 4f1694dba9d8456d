import type { ReleaseNews } from '@metier/sdk/contract';
import { FactList, formatFileSize } from '@metier/sdk/ui';
import styles from '../platform.module.css';
import { platformApprovalsTexts } from './approvals.texts';

const { news: texts } = platformApprovalsTexts;

/** Everything that the release has and the live one has not. */
export function NewsList({ news }: { news: ReleaseNews }) {
  const { operations, paths, hosts, storage, size } = news;
  const young = news.packages.filter(({ is_young: isYoung }) => isYoung);
  const doubtful = news.packages.filter(({ is_permissive: isPermissive }) => isPermissive === false);
  const lists = [
    { label: texts.operations, items: operations },
    { label: texts.paths, items: paths },
    { label: texts.hosts, items: hosts },
    { label: texts.storage, items: storage },
    { label: texts.packages, items: news.packages.map(texts.package) },
    { label: texts.young, items: young.map(texts.youngPackage) },
    { label: texts.licenses, items: doubtful.map(texts.license) },
  ].filter(({ items }) => items.length > 0);
  const format = (bytes: number) => formatFileSize(bytes, 'en');
  const after = format(size.after);
  return (
    <div>
      <h4 className={styles.label}>{texts.label}</h4>
      {lists.length === 0 && <p>{texts.nothing}</p>}
      <FactList
        facts={[
          ...lists.map(({ label, items }) => ({ label, value: <Items items={items} /> })),
          {
            label: texts.size,
            value: size.before === null ? after : texts.grown(after, format(size.before)),
          },
        ]}
      />
    </div>
  );
}

function Items({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.train}>
      {items.map((item) => (
        <li key={item} className={styles.whole}>
          {item}
        </li>
      ))}
    </ul>
  );
}
