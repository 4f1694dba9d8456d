import type { ReactNode } from 'react';
import { Card } from '../card/card';
import styles from './key-figures.module.css';

export interface KeyFigure {
  /** Read after the number: `new applications`. */
  label: string;
  /** Undefined when it could not be had: a dash then, that leads nowhere. */
  value: number | undefined;
  /** Where there is more to see behind it. */
  address?: string;
}

/** What the link of a figure has to carry, whatever element it is. */
export interface FigureLinkProps {
  className: string;
  'aria-label': string;
}

export interface KeyFiguresProps {
  label: string;
  figures: readonly KeyFigure[];
  /** How a number is written: `formatCount` of the rules, which the kit does not know. */
  format: (value: number) => string;
  renderLink: (address: string, children: ReactNode, props: FigureLinkProps) => ReactNode;
}

/** How things stand, in a few numbers; each that leads somewhere is a link as large as its field. */
export function KeyFigures({ label, figures, format, renderLink }: KeyFiguresProps) {
  return (
    <Card as="section" kind="flush" aria-label={label}>
      <dl className={styles.figures}>
        {figures.map((figure) => {
          const { value } = figure;
          const text = value === undefined ? '–' : format(value);
          const props = { className: styles.link ?? '', 'aria-label': `${text} ${figure.label}` };
          return (
            <div key={figure.label} className={styles.figure}>
              <dt className={styles.label}>{figure.label}</dt>
              <dd className={styles.value}>
                {value !== undefined && figure.address ? renderLink(figure.address, text, props) : text}
              </dd>
            </div>
          );
        })}
      </dl>
    </Card>
  );
}
