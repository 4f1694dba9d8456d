import type { ComponentProps } from 'react';
import { choicesTexts, labelOf } from '@metier/sdk/rules';
import { NumberField, useTexts } from '@metier/sdk/ui';
import { homeTexts } from '../home.texts';
import styles from './pay-fields.module.css';
import { PaySpread, type PaySpreadProps } from './pay-spread';

interface BoundField extends Omit<ComponentProps<typeof NumberField>, 'onChange'> {
  value: string;
  onChange: (event: { target: { value: string } }) => void;
}

interface PayFieldsProps extends Pick<PaySpreadProps, 'pay'> {
  least: BoundField;
  most: BoundField;
  /** The one salary type chosen. */
  type: string | undefined;
  isPlain: boolean | undefined;
}

/** Both bounds of the pay, below how the jobs are spread over it. */
export function PayFields({ least, most, type, isPlain, pay }: PayFieldsProps) {
  const choices = useTexts(choicesTexts);
  const { filters: texts } = useTexts(homeTexts);
  const unit = type ? labelOf(choices.salaryTypes, type) : texts.comparable;
  // Without JavaScript the text cannot follow the choice, so it says both.
  const hint = isPlain ? texts.comparableOrType : unit;
  const choose = (value: string) => least.onChange({ target: { value } });
  return (
    <div className={styles.pay}>
      <div className={styles.spread}>
        <PaySpread pay={pay} unit={unit} minimum={least.value} onChoose={isPlain ? undefined : choose} />
      </div>
      <NumberField {...least} unit="CHF" hint={hint} />
      <NumberField {...most} unit="CHF" hint={hint} />
    </div>
  );
}
