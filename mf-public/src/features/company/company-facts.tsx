import type { JobProvider } from '@metier/sdk/contract';
import { choicesTexts, companyFactsTexts, labelOf } from '@metier/sdk/rules';
import { useTexts } from '@metier/sdk/ui';
import styles from './company-facts.module.css';
import { companyTexts } from './company.texts';

/** What the company does, how many people it has, since when and in which languages; what it does not say is left out. */
export function CompanyFacts({ company }: { company: JobProvider }) {
  const { facts: texts } = useTexts(companyTexts);
  const { industries, sizes } = useTexts(companyFactsTexts);
  const { jobLanguages } = useTexts(choicesTexts);
  const facts = [
    [texts.industry, labelOf(industries, company.industry)],
    [texts.size, labelOf(sizes, company.company_size)],
    [texts.founded, String(company.founding_year ?? '')],
    [
      texts.languages,
      (company.working_languages ?? []).map((language) => labelOf(jobLanguages, language)).join(', '),
    ],
  ].filter(([, value]) => value);
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
