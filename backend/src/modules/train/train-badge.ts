const SIZE = 48;

/** A neutral picture of a train; real logos belong to the railways. */
export const TRAIN_BADGE = [
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}" role="img">`,
  '<title>Train</title>',
  '<circle cx="24" cy="24" r="24" fill="#1d3a5f"/>',
  '<path d="M16 14h16a4 4 0 0 1 4 4v9a7 7 0 0 1-7 7H19a7 7 0 0 1-7-7v-9a4 4 0 0 1 4-4Z" fill="#fff"/>',
  '<path d="M16 18h16v7H16z" fill="#7fb2e5"/><circle cx="18" cy="29" r="2" fill="#1d3a5f"/><circle cx="30" cy="29" r="2" fill="#1d3a5f"/>',
  '<path d="m18 34-4 5M30 34l4 5" stroke="#fff" stroke-width="2.5" stroke-linecap="round"/>',
  '</svg>',
].join('');
