import { Dialog, type DialogProps } from './dialog';

export type DrawerProps = Omit<DialogProps, 'size' | 'role' | 'shape'>;

/** A full-height modal from the side: for filters and menus on a phone. */
export function Drawer(props: DrawerProps) {
  return <Dialog {...props} shape="drawer" />;
}
