import { useEffect, useRef, useState } from 'react';
import { suggestSearches, type Http } from '../api/index';
import { labelOf, REGIONS, regionsTexts, textsIn, type Language } from '../rules/index';
import { Alert, useLanguage } from '../ui/index';
import { usePorts } from './ports-provider';
import { remoteTexts } from './remote.texts';

interface CantonWarningProps {
  /** Names of the two fields in the form around this component. */
  postalCode: string;
  region: string;
  className?: string;
}

interface Entered {
  readonly code: string;
  readonly canton: string;
}

interface Mismatch extends Entered {
  /** The canton of the postal code. */
  readonly expected: string;
}

/** Warns when a postal code is in another canton than the chosen one; the form can be sent anyway. */
export function CantonWarning({ postalCode, region, className }: CantonWarningProps) {
  const language = useLanguage();
  const { http } = usePorts();
  const place = useRef<HTMLDivElement>(null);
  const [mismatch, setMismatch] = useState<Mismatch>();

  useEffect(() => {
    const form = place.current?.closest('form');
    let latest = 0;
    async function compare({ target }: Event) {
      const name = target instanceof Element ? target.getAttribute('name') : null;
      if (!form || (name !== postalCode && name !== region)) return;
      const call = ++latest;
      const entered = readEntered(new FormData(form), postalCode, region);
      const found = entered ? await findMismatch(http, entered) : undefined;
      if (call === latest) setMismatch(found);
    }
    form?.addEventListener('change', compare);
    return () => {
      latest = -1;
      form?.removeEventListener('change', compare);
    };
  }, [http, postalCode, region]);

  return (
    <div ref={place} className={className} hidden={!mismatch}>
      {mismatch && <Alert kind="warning">{describeMismatch(mismatch, language)}</Alert>}
    </div>
  );
}

/** Only a Swiss code and a canton can be compared. */
function readEntered(form: FormData, postalCode: string, region: string): Entered | undefined {
  const code = String(form.get(postalCode) ?? '').trim();
  const canton = String(form.get(region) ?? '');
  return /^\d{4}$/.test(code) && canton ? { code, canton } : undefined;
}

/** Undefined if the canton fits, or the code is not known. */
async function findMismatch(http: Http, { code, canton }: Entered): Promise<Mismatch | undefined> {
  const places = await suggestSearches(http, { field: 'location', text: code }).catch(() => []);
  const cantons = places
    .filter(({ kind, text }) => kind === 'place' && text.startsWith(`${code} `))
    .flatMap(({ detail }) => REGIONS.find(({ value }) => value === detail)?.value ?? []);
  const [first] = cantons;
  if (!first || cantons.some((each) => each === canton)) return undefined;
  return { code, canton, expected: first };
}

function describeMismatch({ code, canton, expected }: Mismatch, language: Language): string {
  const names = textsIn(language, regionsTexts);
  return textsIn(language, remoteTexts).otherCanton(code, labelOf(names, expected), labelOf(names, canton));
}
