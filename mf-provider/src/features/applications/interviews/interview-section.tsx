import { useState } from 'react';
import type { Application, Interview } from '@metier/sdk/contract';
import { isInterviewOpen, type ApplicationStatus } from '@metier/sdk/rules';
import { Button, buttonClass, Icon, useTexts } from '@metier/sdk/ui';
import { CancelDialog } from './cancel-dialog';
import { InterviewFacts } from './interview-facts';
import { InterviewSlots } from './interview-slots';
import { interviewsTexts } from './interviews.texts';
import styles from './interviews.module.css';
import { OfferDialog } from './offer-dialog';

interface InterviewSectionProps {
  application: Application;
  /** The status, before the server has confirmed a move. */
  status: ApplicationStatus;
}

/** The interview of an application: what is agreed, the answer of the candidate, and what the company can do. */
export function InterviewSection({ application, status }: InterviewSectionProps) {
  const texts = useTexts(interviewsTexts);
  const [isOffering, setOffering] = useState(false);
  const { interview } = application;
  const isOpen = interview !== undefined && isInterviewOpen(interview.state) && !hasBegun(interview);
  // A shortlisted candidate is invited first, by the button of that move.
  const canOffer = status === 'interview' && !isOpen;
  if (!interview && !canOffer) return null;
  return (
    <section className={styles.section}>
      <h3>{texts.title}</h3>
      {interview ? (
        <InterviewOf interview={interview} isOpen={isOpen} />
      ) : (
        <p className={styles.hint}>{texts.none}</p>
      )}
      {canOffer && (
        <div>
          <Button variant="secondary" size="small" onClick={() => setOffering(true)}>
            <Icon name="calendar" size="small" />
            {texts.offer}
          </Button>
        </div>
      )}
      {isOffering && canOffer && (
        <OfferDialog purpose="offer" application={application} onClose={() => setOffering(false)} />
      )}
    </section>
  );
}

const hasBegun = ({ starts_at: startsAt }: Interview) =>
  startsAt !== null && Date.parse(startsAt) <= Date.now();

function InterviewOf({ interview, isOpen }: { interview: Interview; isOpen: boolean }) {
  const texts = useTexts(interviewsTexts);
  const [dialog, setDialog] = useState<'times' | 'details' | 'cancel'>();
  const close = () => setDialog(undefined);
  const { state, message, calendar } = interview;
  return (
    <>
      <p>{texts.states[state]}</p>
      {message && <p className={styles.message}>{message}</p>}
      <InterviewFacts interview={interview} />
      {isOpen && state !== 'booked' && <InterviewSlots interview={interview} />}
      {isOpen && (
        <div className={styles.actions}>
          {calendar && (
            <a href={calendar} download className={buttonClass('secondary', 'small')}>
              <Icon name="calendar" size="small" />
              {texts.calendar}
            </a>
          )}
          <Button variant="secondary" size="small" onClick={() => setDialog('details')}>
            {texts.edit}
          </Button>
          <Button variant="secondary" size="small" onClick={() => setDialog('times')}>
            {texts.offerOthers}
          </Button>
          <Button variant="ghost" size="small" onClick={() => setDialog('cancel')}>
            {texts.cancel}
          </Button>
        </div>
      )}
      {dialog === 'cancel' && <CancelDialog interview={interview} onClose={close} />}
      {(dialog === 'times' || dialog === 'details') && (
        <OfferDialog purpose={dialog} interview={interview} onClose={close} />
      )}
    </>
  );
}
