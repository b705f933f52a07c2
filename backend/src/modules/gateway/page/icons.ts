import { Markup } from './markup.ts';

const PATHS = {
  timer: '<line x1="10" x2="14" y1="2" y2="2"/><line x1="12" x2="15" y1="14" y2="11"/><circle cx="12" cy="14" r="8"/>',
  lock: '<rect width="18" height="11" x="3" y="11" rx="2" ry="2"/><path d="M7 11V7a5 5 0 0 1 10 0v4"/>',
  phone:
    '<path d="M3 11h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-5Zm0 0a9 9 0 1 1 18 0m0 0v5a2 2 0 0 1-2 2h-1a2 2 0 0 1-2-2v-3a2 2 0 0 1 2-2h3Z"/><path d="M21 16v2a4 4 0 0 1-4 4h-5"/>',
  check: '<path d="M20 6 9 17l-5-5"/>',
  copy: '<rect width="14" height="14" x="8" y="8" rx="2" ry="2"/><path d="M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2"/>',
  download: '<path d="M12 15V3"/><path d="M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4"/><path d="m7 10 5 5 5-5"/>',
  refresh:
    '<path d="M3 12a9 9 0 0 1 9-9 9.75 9.75 0 0 1 6.74 2.74L21 8"/><path d="M21 3v5h-5"/><path d="M21 12a9 9 0 0 1-9 9 9.75 9.75 0 0 1-6.74-2.74L3 16"/><path d="M8 16H3v5"/>',
  warning:
    '<path d="m21.7 18-8-14a2 2 0 0 0-3.5 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.7-3"/><path d="M12 9v4"/><path d="M12 17h.01"/>',
  flask:
    '<path d="M10 2v7.3a4 4 0 0 1-.6 2.1L4.2 19.6A1.6 1.6 0 0 0 5.6 22h12.8a1.6 1.6 0 0 0 1.4-2.4l-5.2-8.2a4 4 0 0 1-.6-2.1V2"/><path d="M8.5 2h7"/><path d="M7 16h10"/>',
} as const;

export function icon(name: keyof typeof PATHS): Markup {
  return new Markup(
    `<svg class="i" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${PATHS[name]}</svg>`,
  );
}

export const logo = new Markup(
  '<svg class="mark" viewBox="0 0 40 40" aria-hidden="true"><g fill="#fff"><ellipse cx="10.6" cy="10.6" rx="11.6" ry="6.3" transform="rotate(45 10.6 10.6)"/><ellipse cx="29.4" cy="10.6" rx="11.6" ry="6.3" transform="rotate(-45 29.4 10.6)"/><ellipse cx="10.6" cy="29.4" rx="11.6" ry="6.3" transform="rotate(-45 10.6 29.4)"/><ellipse cx="29.4" cy="29.4" rx="11.6" ry="6.3" transform="rotate(45 29.4 29.4)" fill="#f0974a"/></g></svg>',
);
