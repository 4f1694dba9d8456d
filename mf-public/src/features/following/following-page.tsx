import { listFollows } from '@metier/sdk/api';
import type { FollowedCompany } from '@metier/sdk/contract';
import {
  loadListPage,
  Section,
  settle,
  type ListPage,
  type PageArguments,
  type Settled,
} from '@metier/sdk/remote';
import { Link, useLoaderData } from '@metier/sdk/router';
import { pageCount, pageItems, readId } from '@metier/sdk/rules';
import {
  buttonClass,
  Card,
  EmptyState,
  ErrorPanel,
  Page,
  PageTitle,
  Pagination,
  Spot,
  useTexts,
} from '@metier/sdk/ui';
import { FollowedItem } from './followed-item';
import styles from './following-page.module.css';
import { followingTexts } from './following.texts';

const PAGE_SIZE = 20;

/** A page that has become empty, by ending the last one on it, is the one before. */
export function loader({ request, ports }: PageArguments): Promise<Settled<ListPage<FollowedCompany>>> {
  const page = readId(new URL(request.url).searchParams.get('page')) ?? 1;
  const load = (at: number) =>
    listFollows(ports.http, { page: at, page_size: PAGE_SIZE }, { signal: request.signal });
  return settle(loadListPage(page, PAGE_SIZE, load));
}

/** The companies that the candidate follows. */
export function Component() {
  const texts = useTexts(followingTexts);
  return (
    <Page width="narrow">
      <PageTitle>{texts.title}</PageTitle>
      <Section
        of={useLoaderData<Settled<ListPage<FollowedCompany>>>()}
        failed={(retry) => (
          <ErrorPanel {...retry} level={1} title={texts.failedLoad.title} message={texts.failedLoad.text} />
        )}
      >
        {(listing) => <Companies {...listing} />}
      </Section>
    </Page>
  );
}

function Companies({ items, total, page }: ListPage<FollowedCompany>) {
  const texts = useTexts(followingTexts);
  return (
    <>
      <header className={styles.head}>
        <h1>{texts.title}</h1>
        <p className={styles.lead}>
          {texts.lead} <Link to="/notices/settings">{texts.channels}</Link>
        </p>
      </header>
      {items.length === 0 ? (
        <EmptyState
          picture={<Spot name="saved" />}
          title={texts.empty.title}
          text={texts.empty.text}
          action={
            <Link to="/" className={buttonClass()}>
              {texts.empty.action}
            </Link>
          }
        />
      ) : (
        <Card kind="flush">
          <ul aria-label={texts.list} className={styles.list}>
            {items.map((company) => (
              <FollowedItem key={company.id} company={company} />
            ))}
          </ul>
        </Card>
      )}
      <Pagination
        label={texts.pages}
        current={page}
        items={pageItems(page, pageCount(total, PAGE_SIZE))}
        renderLink={(to, content, link) => (
          <Link {...link} to={`?page=${to}`}>
            {content}
          </Link>
        )}
      />
    </>
  );
}
