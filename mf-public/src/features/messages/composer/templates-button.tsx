import { findOwnJobProvider, listMessageTemplates, type Http } from '@metier/sdk/api';
import type { MessageTemplate } from '@metier/sdk/contract';
import { Section, settle, usePorts, type Part } from '@metier/sdk/remote';
import { Link } from '@metier/sdk/router';
import { fillTemplate, LANGUAGE_NAMES } from '@metier/sdk/rules';
import { useSession } from '@metier/sdk/session';
import { Button, Dialog, ErrorPanel, LoadingText, useTexts } from '@metier/sdk/ui';
import { useState } from 'react';
import type { ThreadHead } from '../load-messages';
import { messagesTexts } from '../messages.texts';
import styles from './templates-button.module.css';

interface Choice {
  readonly templates: readonly MessageTemplate[];
  /** Name of the viewer's company, for the placeholder. */
  readonly company: string;
}

async function loadChoice(http: Http, userId: number): Promise<Choice> {
  const [templates, company] = await Promise.all([
    listMessageTemplates(http),
    findOwnJobProvider(http, userId),
  ]);
  return {
    templates: templates.filter(({ kind }) => kind === 'message'),
    company: company?.company_name ?? '',
  };
}

interface TemplatesButtonProps {
  head: ThreadHead;
  /** Called with the filled text of the chosen template. */
  onPick: (text: string) => void;
}

/** Lets an employer choose a template of the company, which are loaded on demand. */
export function TemplatesButton({ head, onPick }: TemplatesButtonProps) {
  const { templates: texts } = useTexts(messagesTexts);
  const { http, session } = usePorts();
  const user = useSession(session);
  const [choice, setChoice] = useState<Part<Choice>>();
  const load = () => user && setChoice(settle(loadChoice(http, user.id)));
  const close = () => setChoice(undefined);

  function pick(text: string, company: string) {
    close();
    onPick(fillTemplate(text, { candidate: head.other.name, job: head.job.title, company }));
  }

  return (
    <>
      <Button variant="ghost" size="small" aria-haspopup="dialog" onClick={load}>
        {texts.open}
      </Button>
      {choice && (
        <Dialog open size="small" title={texts.title} onClose={close}>
          <Section
            of={choice}
            onRetry={load}
            loading={<LoadingText>{texts.loading}</LoadingText>}
            failed={(retry) => <ErrorPanel {...retry} bare title={texts.failed} />}
          >
            {({ templates, company }) => (
              <TemplateList templates={templates} onPick={(text) => pick(text, company)} />
            )}
          </Section>
        </Dialog>
      )}
    </>
  );
}

interface TemplateListProps {
  templates: readonly MessageTemplate[];
  onPick: (text: string) => void;
}

function TemplateList({ templates, onPick }: TemplateListProps) {
  const { templates: texts } = useTexts(messagesTexts);
  if (templates.length === 0)
    return (
      <p className={styles.note}>
        {texts.none} <Link to="/applications">{texts.manage}</Link>
      </p>
    );
  const areMixed = new Set(templates.map(({ language }) => language)).size > 1;
  return (
    <ul className={styles.list}>
      {templates.map(({ id, name, language, text }) => (
        <li key={id}>
          <button type="button" className={styles.template} onClick={() => onPick(text)}>
            <span className={styles.name}>{areMixed ? `${name} (${LANGUAGE_NAMES[language]})` : name}</span>
            <span lang={language} className={styles.note}>
              {text}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
