import { readDetail } from '@metier/sdk/api';
import type { PageArguments } from '@metier/sdk/remote';
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
} from '@metier/sdk/ui';
import { ApplicationsFilters } from './applications-filters';
import { ApplicationsList } from './applications-list';
import { readView, writeView, type ApplicationsView } from './applications-query';
import { applicationsTexts as texts } from './applications.texts';
import { ApplicationsBoard } from './board/applications-board';
import { changeStatus, type StatusChangeResult } from './change-status';
import { ApplicationDialog } from './details/application-dialog';
import { loadApplications, type ApplicationsData } from './load-applications';
import { useApplicationsView } from './use-applications-view';

export async function loader({
  params,
  request,
  ports,
}: PageArguments): Promise<ApplicationsData | Response> {
  const view = readView(new URL(request.url).searchParams, params.id);
  const data = await loadApplications(ports.http, ports.session.getUser()?.id ?? 0, view, request.signal);
  const { page } = data.list;
  return page < view.page ? redirect(writeView({ ...view, page })) : data;
}

export async function action({ request, ports }: PageArguments): Promise<StatusChangeResult> {
  return changeStatus(ports, await request.formData());
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
  const data = useLoaderData<ApplicationsData>();
  return (
    <Page>
      <PageTitle>{texts.title}</PageTitle>
      {data.hasCompany ? (
        <Received {...data} />
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
  const navigate = useNavigate();
  const { view, isLoading } = useApplicationsView();
  const { applicationId } = view;
  const items = columns ? Object.values(columns).flatMap((column) => column.items) : list.items;
  const shown = items.find(({ id }) => id === applicationId) ?? selected;
  const handleClose = () =>
    void navigate(writeView({ ...view, applicationId: undefined }), {
      replace: true,
      preventScrollReset: true,
    });

  return (
    <Stack gap={24}>
      <Row gap={12} justify="between">
        <Row gap={12}>
          <h1>{texts.title}</h1>
          <Badge>{texts.count(counts.total)}</Badge>
        </Row>
        <LayoutSwitch view={view} />
      </Row>
      <ApplicationsFilters view={view} jobs={jobs} counts={counts} canClear={items.length > 0} />
      {columns ? (
        <ApplicationsBoard columns={columns} view={view} isLoading={isLoading} />
      ) : (
        <ApplicationsList {...list} view={view} isLoading={isLoading} />
      )}
      {applicationId !== undefined && (
        <ApplicationDialog
          key={applicationId}
          application={shown?.id === applicationId ? shown : undefined}
          onClose={handleClose}
        />
      )}
    </Stack>
  );
}

function LayoutSwitch({ view }: { view: ApplicationsView }) {
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
