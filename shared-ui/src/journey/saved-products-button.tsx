import { Suspense, type ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { FullHeart } from '../actions/save-heart.tsx';

/** Props of `SavedProductsButton`. */
export interface SavedProductsButtonProps {
  readonly count: number;
  readonly label: string;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  /** The dialog with what is saved; it may load when it is first opened. */
  readonly children: ReactNode;
}

/** Leads to what has been saved; nothing stands here before there is something. */
export function SavedProductsButton({ count, label, isOpen, onOpen, children }: SavedProductsButtonProps) {
  if (count === 0 && !isOpen) return null;
  return (
    <>
      <IconButton icon={FullHeart} variant="bordered" label={label} aria-haspopup="dialog" onClick={onOpen} />
      {isOpen && <Suspense fallback={null}>{children}</Suspense>}
    </>
  );
}
