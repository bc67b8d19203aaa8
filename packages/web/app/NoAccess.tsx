import type { ReactNode } from 'react';
import { Message } from '../shell/Message.tsx';
import { FullScreenDialog } from '../ui/FullScreenDialog.tsx';

/** Stands over the work, and never in its place: what is behind it stays as it was. */
export function NoAccess(props: { open: boolean; title: string; action: ReactNode; children: ReactNode }) {
  return (
    <FullScreenDialog open={props.open} label={props.title}>
      <Message title={props.title} actions={props.action}>
        {props.children}
      </Message>
    </FullScreenDialog>
  );
}
