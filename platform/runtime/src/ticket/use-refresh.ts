import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';

const EVERY_MS = 5_000;

/** Loads the page's data again every few seconds while something is under way on the server. */
export function useRefresh(isUnderWay: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const timer = setInterval(() => void revalidate(), EVERY_MS);
    return () => clearInterval(timer);
  }, [isUnderWay, revalidate]);
}
