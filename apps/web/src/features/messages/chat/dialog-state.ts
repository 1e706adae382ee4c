import { createStore, useStore } from '../../../lib/store.ts';

/** Somebody to write to. */
export interface Peer {
  uid: number;
  username: string;
  avatar: string | null;
  /** The group from which it is written, if any. */
  gid?: number;
}

interface DialogState {
  isOpen: boolean;
  /** Whose conversation is open; null: none yet. */
  peer: Peer | null;
}

const dialog = createStore<DialogState>({ isOpen: false, peer: null });

export const useChatDialog = () => useStore(dialog);
export const chatDialog = dialog.get;

/** Opens the dialog, with one person when one is named; that one stands on top though nothing was written yet. */
export const openChat = (peer: Peer | null = null) => dialog.set({ isOpen: true, peer: peer ?? dialog.get().peer });

export const choosePeer = (peer: Peer | null) => dialog.set({ ...dialog.get(), peer });

export const closeChat = () => dialog.set({ ...dialog.get(), isOpen: false });
