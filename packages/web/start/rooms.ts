import microRoom from './rooms/micro.svg';
import standardRoom from './rooms/standard.svg';

const ID = 'rooms';

/** As index.html has them. */
function makeRooms(): HTMLElement {
  const rooms = document.createElement('div');
  rooms.id = ID;
  for (const source of [standardRoom, microRoom]) {
    const room = new Image();
    room.alt = '';
    room.src = source;
    rooms.append(room);
  }
  return document.body.appendChild(rooms);
}

/**
 * Shows the two rooms behind the start dialog. They stand in index.html, so that they are painted while the product is
 * still on its way; a visitor who came in by another page gets them now. Gives back what hides them.
 */
export function showRooms(): () => void {
  const rooms = document.getElementById(ID) ?? makeRooms();
  rooms.hidden = false;
  return () => {
    rooms.hidden = true;
  };
}
