import type { Queryable } from '../../db/database';
import { contentReports, moderationCases, users } from '../../db/schema/index';
import type { DemoBoard } from '../demo-board';
import { OPERATOR_USERNAME } from '../../config/demo-logins';

const DAY_MS = 24 * 60 * 60_000;

/** The operator, with one reported job and one reported company in the queue. */
export async function insertDemoModeration(
  tx: Queryable,
  board: DemoBoard,
  passwordHash: string,
): Promise<void> {
  await tx.insert(users).values({
    username: OPERATOR_USERNAME,
    email: `${OPERATOR_USERNAME}@metier.example`,
    passwordHash,
    accountType: 'operator',
    emailConfirmedAt: new Date(),
  });
  const job = board.jobs.find(({ isActive, companyId }) => isActive && companyId !== 1);
  const company = board.companies.find(({ id }) => id !== 1 && id !== job?.companyId);
  const owner = board.companies.find(({ id }) => id === job?.companyId);
  if (!job || !company || !owner) return;
  const reported = board.jobs.reduce(
    (latest, { createdAt }) => (createdAt > latest ? createdAt : latest),
    job.createdAt,
  );
  const reportedAt = new Date(reported.getTime() - DAY_MS);
  const [jobCase, companyCase] = await tx
    .insert(moderationCases)
    .values([
      {
        target: 'job',
        targetId: job.id,
        accountId: owner.userId,
        title: job.title,
        openReports: 2,
        reportedAt,
      },
      {
        target: 'company',
        targetId: company.id,
        accountId: company.userId,
        title: company.name,
        openReports: 1,
        reportedAt,
      },
    ])
    .returning({ id: moderationCases.id });
  if (!jobCase || !companyCase) return;
  await tx.insert(contentReports).values([
    {
      caseId: jobCase.id,
      reason: 'misleading',
      text: 'On the phone they offered half of this salary.',
      reporterKey: 'visitor:demo-1',
      createdAt: reportedAt,
    },
    {
      caseId: jobCase.id,
      reason: 'payment',
      text: 'They asked me to pay for the training first.',
      reporterKey: 'visitor:demo-2',
      createdAt: reportedAt,
    },
    {
      caseId: companyCase.id,
      reason: 'misleading',
      text: 'The address does not exist.',
      reporterKey: 'visitor:demo-1',
      createdAt: reportedAt,
    },
  ]);
}
