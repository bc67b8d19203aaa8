import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './NoticePlace.module.css';

let place: HTMLElement | undefined;

function placeOnPage(): HTMLElement {
  if (place) return place;
  place = document.createElement('div');
  place.className = styles.place as string;
  document.body.append(place);
  return place;
}

/** What is told over a screen, wherever in it that is known: one below the other, so that none covers another. */
export const NoticePlace = ({ children }: { children: ReactNode }) => createPortal(children, placeOnPage());
