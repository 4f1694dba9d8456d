import type { ModerationCaseDetails } from '@metier/sdk/contract';
import { Link } from '@metier/sdk/router';
import { moderationTexts, parseDescription } from '@metier/sdk/rules';
import { Badge, buttonClass, Card, Row, Stack, useTexts } from '@metier/sdk/ui';
import styles from './case-page.module.css';
import { caseTexts } from './case.texts';

/** The reported job, company or message as it is now. */
export function ReportedContent({ details }: { details: ModerationCaseDetails }) {
  const texts = useTexts(caseTexts);
  const moderation = useTexts(moderationTexts);
  const { content, is_blocked: isBlocked, target } = details;
  if (!content) return <Card as="section">{texts.deleted}</Card>;
  const text = target === 'job' ? readJobText(content.text) : content.text;
  return (
    <Card as="section" aria-labelledby="reported-content">
      <Stack gap={12}>
        <Row justify="between">
          <h2 id="reported-content">{texts.content}</h2>
          {content.path && !content.hold && !isBlocked && (
            <Link to={content.path} className={buttonClass('ghost', 'small')}>
              {texts.view}
            </Link>
          )}
        </Row>
        <p className={styles.facts}>{[content.author, ...content.facts].join(' · ')}</p>
        {(content.hold ?? isBlocked) && (
          <Row gap={8}>
            {content.hold && <Badge dot>{moderation.holds[content.hold]}</Badge>}
            {isBlocked && <Badge dot>{texts.blocked}</Badge>}
          </Row>
        )}
        <p className={styles.text} dir="auto">
          {text}
        </p>
      </Stack>
    </Card>
  );
}

/** The sections of a job's text, one below the other. */
function readJobText(description: string): string {
  const { overview, responsibilities, requirements, benefits } = parseDescription(description);
  const lists = [responsibilities, requirements, benefits.map(({ title }) => title)];
  return [overview, ...lists.map((list) => list.join('\n'))].filter(Boolean).join('\n\n');
}
