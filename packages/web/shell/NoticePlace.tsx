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

export const NoticePlace = ({ children }: { children: ReactNode }) => createPortal(children, placeOnPage());
