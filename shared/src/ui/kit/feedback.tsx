import { useState } from 'react';
import {
  Alert,
  Button,
  ConfirmDialog,
  Dialog,
  DialogActions,
  Drawer,
  EmptyState,
  ErrorPanel,
  ErrorSummary,
  LoadingText,
  PageSkeleton,
  Progress,
  Row,
  Skeleton,
  Spinner,
  Spot,
  Stack,
  StatusIcon,
  TextField,
  Toasts,
} from '../index';
import type { Specimen } from './specimen';

const nothing = () => undefined;

type Shape = 'dialog' | 'confirmation' | 'drawer';

function Opener({ shape }: { shape: Shape }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Open the {shape}
      </Button>
      {shape === 'dialog' && (
        <Dialog open={isOpen} onClose={close} title="Contact Léa Muster">
          <TextField label="Subject" name="subject" />
          <DialogActions>
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
            <Button onClick={close}>Send</Button>
          </DialogActions>
        </Dialog>
      )}
      {shape === 'confirmation' && (
        <ConfirmDialog
          open={isOpen}
          danger
          title="Delete"
          message="Are you sure you want to delete this document?"
          confirmLabel="Delete"
          onConfirm={close}
          onCancel={close}
        />
      )}
      {shape === 'drawer' && (
        <Drawer open={isOpen} onClose={close} title="Filters">
          <TextField label="Min salary" name="min" />
          <DialogActions>
            <Button onClick={close}>Show 31 jobs</Button>
          </DialogActions>
        </Drawer>
      )}
    </>
  );
}

function Toaster() {
  const [count, setCount] = useState(0);
  const toasts = (['success', 'error', 'info'] as const).slice(0, count).map((kind) => ({
    id: kind,
    kind,
    message: {
      success: 'Added to favorites',
      error: 'Could not find your profile',
      info: 'Two new messages',
    }[kind],
  }));
  return (
    <>
      <Button variant="secondary" onClick={() => setCount((count + 1) % 4)}>
        {count === 3 ? 'Dismiss all' : 'Show a toast'}
      </Button>
      <Toasts toasts={toasts} onDismiss={() => setCount(count - 1)} />
    </>
  );
}

export const feedback: readonly Specimen[] = [
  {
    pieces: ['Alert'],
    use: 'One message about the whole of a form.',
    states: {
      error: () => <Alert lang="fr">Identifiants invalides ou serveur indisponible.</Alert>,
      warning: () => <Alert kind="warning">1003 is in Vaud, not in Bern / Berne. Please check.</Alert>,
      success: () => <Alert kind="success">Job updated successfully!</Alert>,
    },
  },
  {
    pieces: ['ErrorSummary'],
    use: 'All that kept a form from going through, with ways to the fields.',
    states: {
      errors: () => (
        <ErrorSummary
          title="Please fix the following errors:"
          messages={[
            'title: This field is required.',
            { text: 'salary: A number is required.', field: 'salary' },
          ]}
        />
      ),
    },
  },
  {
    pieces: ['EmptyState', 'Spot', 'StatusIcon'],
    use: 'A list without entries says what to do next.',
    states: {
      'with an action': () => (
        <EmptyState
          title="No jobs found"
          text="Try fewer filters, or another place."
          action={<Button variant="secondary">Reset filters</Button>}
        />
      ),
      bare: () => <EmptyState bare icon="file" title="No applications found" />,
      spots: () => (
        <Row>
          {(['applications', 'saved', 'messages', 'documents', 'alerts', 'jobs', 'reviews'] as const).map(
            (name) => (
              <Spot key={name} name={name} />
            ),
          )}
        </Row>
      ),
      signs: () => (
        <Row>
          <StatusIcon icon="search" />
          <StatusIcon icon="check" tone="good" />
          <StatusIcon icon="warning" tone="wrong" />
        </Row>
      ),
    },
  },
  {
    pieces: ['ErrorPanel'],
    use: 'Content that could not be had: what happened, what is safe, Try Again.',
    states: {
      error: () => (
        <ErrorPanel
          title="Error Loading Job"
          message="Failed to load job details. Please try again later."
          onRetry={nothing}
        />
      ),
      busy: () => <ErrorPanel title="Error Loading Job" onRetry={nothing} busy />,
      'a part of a page': () => (
        <ErrorPanel
          slim
          title="Your reviews could not be loaded"
          message="The server did not answer."
          onRetry={nothing}
        />
      ),
    },
  },
  {
    pieces: ['LoadingText', 'Spinner', 'Skeleton', 'PageSkeleton', 'Progress'],
    use: 'Something takes its time. Skeletons have the final size, and wait 150 ms.',
    states: {
      text: () => <LoadingText>Searching for the perfect jobs...</LoadingText>,
      spinner: () => <Spinner />,
      skeletons: () => (
        <Stack gap={8}>
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton shape="short" />
        </Stack>
      ),
      'a page': () => (
        <PageSkeleton shape="dashboard">
          <LoadingText lang="fr">Chargement du profil...</LoadingText>
        </PageSkeleton>
      ),
      progress: () => <Progress label="Uploading resume.pdf" value={62} />,
      'nobody knows how far': () => <Progress label="Reading the file" />,
    },
  },
  {
    pieces: ['Dialog', 'DialogActions', 'ConfirmDialog', 'Drawer'],
    use: 'One thing at a time; a sheet from below on a phone. The focus goes in and comes back.',
    states: {
      dialog: () => <Opener shape="dialog" />,
      confirmation: () => <Opener shape="confirmation" />,
      drawer: () => <Opener shape="drawer" />,
    },
  },
  {
    pieces: ['Toasts'],
    use: 'What has just happened. The shell counts its three seconds, and stops under pointer and focus.',
    states: { toasts: () => <Toaster /> },
  },
];
