import type { ReactNode } from 'react';
import { Card } from '../card/card';
import styles from './key-figures.module.css';

export interface KeyFigure {
  /** Read after the number: `new applications`. */
  label: string;
  /** Undefined when it is unavailable: shown as a dash without a link. */
  value: number | undefined;
  /** Target of the figure's link. */
  address?: string;
}

/** Attributes of a figure's link, whatever element it is. */
export interface FigureLinkProps {
  className: string;
  'aria-label': string;
}

export interface KeyFiguresProps {
  label: string;
  figures: readonly KeyFigure[];
  /** Formats a number; injected (`formatCount`), because the kit does not depend on the rules. */
  format: (value: number) => string;
  renderLink: (address: string, children: ReactNode, props: FigureLinkProps) => ReactNode;
}

/** Key numbers; each with an address is a link as large as its field. */
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
