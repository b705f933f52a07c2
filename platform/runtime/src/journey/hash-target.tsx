import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Scrolls to the target of the hash once what it stands beside is drawn. */
export function HashTarget() {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView?.();
  }, [hash]);
  return null;
}
