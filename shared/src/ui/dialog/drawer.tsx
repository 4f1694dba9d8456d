import { Dialog, type DialogProps } from './dialog';

export type DrawerProps = Omit<DialogProps, 'size' | 'role' | 'shape'>;

/** A modal that comes in from the side, as high as the window: for filters and menus on a phone. */
export function Drawer(props: DrawerProps) {
  return <Dialog {...props} shape="drawer" />;
}
