import { Box } from '@mui/material';
import { isValidElement, useEffect, useRef, useState } from 'react';
import {
  Notification,
  NotificationContext,
  type NotificationPayload,
  useNotificationContext,
} from 'react-admin';
import { FORM_BAR } from '../elements/FormBar.tsx';

/** Undo notices are elements and stay longer; other messages are strings. */
const isNotice = ({ message }: NotificationPayload): boolean => isValidElement(message);

const STACKED = {
  position: 'fixed',
  zIndex: 'snackbar',
  insetInline: 8,
  bottom: { xs: 8, sm: 24 },
  // Space for the save bar, which has two rows on a phone.
  [`body:has(.${FORM_BAR}) &`]: { bottom: { xs: 112, sm: 76 } },
  display: 'flex',
  flexDirection: 'column-reverse',
  alignItems: 'center',
  gap: 1,
  pointerEvents: 'none',
  '& .MuiSnackbar-root': { position: 'static', transform: 'none', pointerEvents: 'auto' },
} as const;

/** An older message makes room for the next one. */
const MOST_MESSAGES = 3;

interface Message {
  id: number;
  payload: NotificationPayload;
}

/** One message, shown until its time ends or it is closed. */
function MessageNotification({ payload }: { payload: NotificationPayload }) {
  const context = useNotificationContext();
  const [waiting, setWaiting] = useState([payload]);
  const lane = {
    ...context,
    notifications: waiting,
    takeNotification: () => {
      setWaiting([]);
      return waiting[0];
    },
  };
  return (
    <NotificationContext.Provider value={lane}>
      <Notification />
    </NotificationContext.Provider>
  );
}

/** A repeated message replaces the one that is shown. */
function useMessages(): readonly Message[] {
  const { notifications, setNotifications } = useNotificationContext();
  const [messages, setMessages] = useState<readonly Message[]>([]);
  const nextId = useRef(0);
  useEffect(() => {
    const arrived = notifications.filter((one) => !isNotice(one));
    if (arrived.length === 0) return;
    setNotifications((all) => all.filter((one) => !arrived.includes(one)));
    const added = arrived.map((payload) => ({ id: nextId.current++, payload }));
    setMessages((shown) =>
      [
        ...shown.filter(({ payload }) => arrived.every(({ message }) => message !== payload.message)),
        ...added,
      ].slice(-MOST_MESSAGES),
    );
  }, [notifications, setNotifications]);
  return messages;
}

/** react-admin would show one after the other: an error would wait for an undo notice, a result for errors. */
export function Notifications() {
  const context = useNotificationContext();
  const { notifications, setNotifications } = context;
  const messages = useMessages();
  const notices = {
    ...context,
    notifications: notifications.filter(isNotice),
    takeNotification: () => {
      const first = notifications.find(isNotice);
      if (first) setNotifications((all) => all.filter((other) => other !== first));
      return first;
    },
  };
  return (
    <Box sx={STACKED}>
      <NotificationContext.Provider value={notices}>
        <Notification />
      </NotificationContext.Provider>
      {messages.map(({ id, payload }) => (
        <MessageNotification key={id} payload={payload} />
      ))}
    </Box>
  );
}
