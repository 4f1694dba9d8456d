import { defineTexts } from '../rules/index';

export const remoteTexts = defineTexts('remote/remote', {
  loadingFragment: 'Loading…',
  fragmentFailed: 'This part could not be loaded',
  fragmentSafe: 'What you have entered is still here.',
  pageFailed: 'Something went wrong',
  pageSafe: 'Nothing you saved is lost. Try again, or come back in a moment.',
  offline: 'The server did not answer. Check your connection and try again.',
  notFound: 'Page not found',
  notFoundHint: 'It may have been moved or removed, or the address is mistyped.',
  home: 'Go to Home',
  filledIn: (place: string) => `Filled in from the postal code: ${place}. You can change it.`,
  placesOf: (code: string) => `Which place is ${code}?`,
  otherCanton: (code: string, canton: string, chosen: string) =>
    `${code} is in ${canton}, not in ${chosen}. Please check; you can save it as it is.`,
  undo: 'Undo',
  favorites: {
    added: 'Added to favorites',
    removed: 'Removed from favorites',
    noProfile: 'Could not find your profile',
    failed: (reason: string) => `Failed to update favorites: ${reason}`,
    noAnswer: 'the server did not answer.',
  },
  follow: {
    follow: 'Follow',
    following: 'Following',
    followed: (company: string) => `You follow ${company}. We’ll notify you of new jobs.`,
    ended: (company: string) => `You no longer follow ${company}.`,
    undo: 'Undo',
    failed: 'That did not work. Please try again.',
  },
  firstSteps: {
    title: 'First steps',
    count: (done: number, all: number) => `${done} of ${all} done`,
    done: 'Done:',
    dismiss: 'Hide the first steps',
  },
  leave: {
    text: 'Leave this page? What you have entered will be lost.',
    confirm: 'Leave',
    cancel: 'Stay',
    isDangerous: true,
  },
  report: 'Report',
});
