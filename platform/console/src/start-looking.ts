const LOOK_EVERY_MS = 10_000;

/** Looks at once, and every ten seconds while the page is in sight, until what it gives is called. */
export function startLooking(look: () => Promise<void>): () => void {
  const lookInSight = () => {
    if (!document.hidden) void look();
  };
  lookInSight();
  const timer = setInterval(lookInSight, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}
