import { useRef } from 'react';
import type { Locality } from '../../contract/index';
import { ABROAD, labelOf, regionsTexts } from '../../rules/index';
import { Alert, Button, joinClasses, useTexts } from '../../ui/index';
import { remoteTexts } from '../remote.texts';
import styles from './postal-code-help.module.css';
import { usePostalCode, type AddressNames, type LocalityChoice, type Mismatch } from './use-postal-code';

interface PostalCodeHelpProps extends AddressNames {
  className?: string;
}

/**
 * Fills the town and the region of a form from its postal code, and says so. What a person has entered stays:
 * other places are offered, and a canton that does not fit is a warning. Without a town it only warns.
 */
export function PostalCodeHelp({ className, ...names }: PostalCodeHelpProps) {
  const texts = useTexts(remoteTexts);
  const place = useRef<HTMLDivElement>(null);
  const { filled, choice, mismatch, choose } = usePostalCode(place, names);
  const describe = useLocalityText();
  return (
    <div ref={place} className={joinClasses(styles.help, className)}>
      {filled && <Alert kind="success">{texts.filledIn(describe(filled))}</Alert>}
      {choice && <PlaceChoice choice={choice} onChoose={choose} />}
      {mismatch && <MismatchAlert {...mismatch} />}
    </div>
  );
}

function PlaceChoice({ choice, onChoose }: { choice: LocalityChoice; onChoose: (place: Locality) => void }) {
  const texts = useTexts(remoteTexts);
  const describe = useLocalityText();
  const question = texts.placesOf(choice.code);
  return (
    <div role="group" aria-label={question} className={styles.choice}>
      <p role="status">{question}</p>
      <div className={styles.places}>
        {choice.places.map((each) => (
          <Button key={describe(each)} variant="secondary" size="small" onClick={() => onChoose(each)}>
            {describe(each)}
          </Button>
        ))}
      </div>
    </div>
  );
}

function MismatchAlert({ code, expected, canton }: Mismatch) {
  const texts = useTexts(remoteTexts);
  const names = useTexts(regionsTexts);
  return (
    <Alert kind="warning">{texts.otherCanton(code, labelOf(names, expected), labelOf(names, canton))}</Alert>
  );
}

/** `Bern, BE`; without a town the whole name of the region. */
function useLocalityText(): (place: Locality) => string {
  const names = useTexts(regionsTexts);
  return ({ name, region }) => {
    const shown = name && region !== ABROAD ? region : labelOf(names, region);
    return [name, shown].filter(Boolean).join(', ');
  };
}
