/** Whether this browser can say something while the page is not looked at. */
export const canTell = () => typeof Notification === 'function' && Notification.permission !== 'denied';

/** Whether the traveller has let it. */
export const mayTell = () => typeof Notification === 'function' && Notification.permission === 'granted';

/** Says one thing outside the page, once for each `id`; phones take it from the service worker only. */
export async function tell(text: {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly href: string;
}) {
  const { id: tag, title, body, href: data } = text;
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration) await registration.showNotification(title, { body, tag, data });
  else new Notification(title, { body, tag, data });
}
