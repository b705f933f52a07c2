/** Address of the chat app with the typed words; empty words open it without any. */
export function chatAddress(chatUrl: string, text: string): string {
  const words = text.trim();
  if (!words) return chatUrl;
  return `${chatUrl}${chatUrl.includes('?') ? '&' : '?'}text=${encodeURIComponent(words)}`;
}
