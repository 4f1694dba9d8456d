import { readDetail } from '@metier/sdk/api';
import type { PageArguments } from '@metier/sdk/remote';
import { pageCount } from '@metier/sdk/rules';
import {
  Link,
  redirect,
  useLoaderData,
  useNavigate,
  useRevalidator,
  useRouteError,
  type ShouldRevalidateFunctionArgs,
} from '@metier/sdk/router';
import {
  Badge,
  buttonClass,
  EmptyState,
  ErrorPanel,
  Page,
  PageTitle,
  Row,
  Segments,
  Stack,
  useTexts,
} from '@metier/sdk/ui';
import { ApplicationsFilters } from './applications-filters';
import { ApplicationsList } from './list/applications-list';
import { PAGE_SIZE, readView, writeView, type ApplicationsView } from './applications-query';
import { applicationsTexts } from './applications.texts';
import { ApplicationsBoard } from './board/applications-board';
import { ExportLink } from './export-link';
import { changeStatus, type StatusChangeResult } from './change-status';
import { ApplicationDialog } from './details/application-dialog';
import { loadApplications, type ApplicationsData } from './load-applications';
import { AskedMovesProvider } from './planned/asked-moves';
import { useRefreshAfterMoves } from './planned/use-refresh-after-moves';
import { TemplatesButton } from './planned/templates-button';
import { useApplicationsView } from './use-applications-view';
import { useReview, type ReviewedList } from './use-review';

export async function loader({
  params,
  request,
  ports,
}: PageArguments): Promise<ApplicationsData | Response> {
  const language = ports.language.get();
  const view = readView(new URL(request.url).searchParams, params.id);
  const data = await loadApplications(
    ports.http,
    ports.session.getUser()?.id ?? 0,
    view,
    request.signal,
    language,
  );
  const { page, items } = data.list;
  const opened = items.at(view.open === 'last' ? -1 : 0);
  if (view.open && opened)
    return redirect(writeView({ ...view, page, open: undefined, applicationId: opened.id }));
  return page < view.page ? redirect(writeView({ ...view, page })) : data;
}

export async function action({ request, ports }: PageArguments): Promise<StatusChangeResult> {
  const language = ports.language.get();
  return changeStatus(ports, await request.formData(), language);
}

const nameList = (url: URL) => writeView({ ...readView(url.searchParams), applicationId: undefined });

/** Skips reloading when an application of the list is opened or closed, or when a move changed nothing. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, actionResult, defaultShouldRevalidate } = args;
  if (actionResult === ('kept' satisfies StatusChangeResult)) return false;
  const isOtherSelection = currentUrl.href !== nextUrl.href && nameList(currentUrl) === nameList(nextUrl);
  return !isOtherSelection && defaultShouldRevalidate;
}

export function Component() {
  const texts = useTexts(applicationsTexts);
  const data = useLoaderData<ApplicationsData>();
  return (
    <Page>
      <PageTitle>{texts.title}</PageTitle>
      {data.hasCompany ? (
        <AskedMovesProvider selected={data.selected}>
          <Received {...data} />
        </AskedMovesProvider>
      ) : (
        <Stack gap={24}>
          <h1>{texts.title}</h1>
          <NoCompany />
        </Stack>
      )}
    </Page>
  );
}

function Received({ list, columns, counts, jobs, selected }: ApplicationsData) {
  const texts = useTexts(applicationsTexts);
  const { view, isLoading } = useApplicationsView();
  const items = columns ? Object.values(columns).flatMap((column) => column.items) : list.items;
  const shown = columns
    ? { items, total: items.length, page: 1, pages: 1 }
    : { ...list, pages: pageCount(list.total, PAGE_SIZE) };
  useRefreshAfterMoves(shown.items);

  return (
    <Stack gap={24}>
      <Row gap={12} justify="between">
        <Row gap={12}>
          <h1>{texts.title}</h1>
          <Badge>{texts.count(counts.total)}</Badge>
        </Row>
        <Row gap={12}>
          <TemplatesButton />
          {items.length > 0 && <ExportLink view={view} total={columns ? counts.total : list.total} />}
          <LayoutSwitch view={view} />
        </Row>
      </Row>
      <ApplicationsFilters view={view} jobs={jobs} counts={counts} canClear={items.length > 0} />
      {columns ? (
        <ApplicationsBoard columns={columns} view={view} isLoading={isLoading} />
      ) : (
        <ApplicationsList {...list} view={view} isLoading={isLoading} />
      )}
      {view.applicationId !== undefined && (
        <Reviewed list={shown} selected={selected} view={view} isLoading={isLoading} />
      )}
    </Stack>
  );
}

interface ReviewedProps extends Pick<ApplicationsData, 'selected'> {
  list: ReviewedList;
  view: ApplicationsView;
  isLoading: boolean;
}

function Reviewed({ list, selected, view, isLoading }: ReviewedProps) {
  const navigate = useNavigate();
  const { shown, review } = useReview(list, selected, view, isLoading);
  const handleClose = () =>
    void navigate(writeView({ ...view, applicationId: undefined }), {
      replace: true,
      preventScrollReset: true,
    });
  return <ApplicationDialog application={shown} review={review} onClose={handleClose} />;
}

function LayoutSwitch({ view }: { view: ApplicationsView }) {
  const texts = useTexts(applicationsTexts);
  return (
    <Segments
      label={texts.layouts.label}
      current={view.layout}
      segments={[
        { value: 'table', label: texts.layouts.table },
        { value: 'board', label: texts.layouts.board },
      ]}
      renderLink={(layout, children, props) => (
        <Link {...props} to={writeView({ ...view, layout, page: 1, applicationId: undefined })}>
          {children}
        </Link>
      )}
    />
  );
}

function NoCompany() {
  const texts = useTexts(applicationsTexts);
  return (
    <EmptyState
      icon="building"
      title={texts.noCompany.title}
      text={texts.noCompany.hint}
      action={
        <Link to="/register-profile" className={buttonClass()}>
          {texts.noCompany.action}
        </Link>
      }
    />
  );
}

export function ErrorBoundary() {
  const texts = useTexts(applicationsTexts);
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  return (
    <Page>
      <PageTitle>{texts.error.title}</PageTitle>
      <ErrorPanel
        level={1}
        title={texts.error.title}
        message={readDetail(error, texts.error.fallback)}
        busy={state === 'loading'}
        onRetry={() => void revalidate()}
      />
    </Page>
  );
}
