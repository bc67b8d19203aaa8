import type { Texts } from './texts.ts';

/** Keys and gestures of the drawing. */
export const keys = {
  keys: { pl: 'Klawisze na rysunku', en: 'Keys on the drawing', de: 'Tasten auf der Zeichnung' },
  gestures: { pl: 'Mysz i dotyk', en: 'Mouse and touch', de: 'Maus und Finger' },
  close: { pl: 'Zamknij', en: 'Close', de: 'Schließen' },
  direction: {
    pl: 'kierunek następnej szyny, jak na ekranie',
    en: 'direction of the next rail, as on the screen',
    de: 'Richtung der nächsten Schiene, wie am Bildschirm',
  },
  length: { pl: 'jej długość', en: 'its length', de: 'ihre Länge' },
  bend: { pl: 'łuk albo narożnik', en: 'bend or corner', de: 'Bogen oder Ecke' },
  tee: { pl: 'trójnik na końcu', en: 'tee at its end', de: 'T-Stück am Ende' },
  add: { pl: 'dodaje szynę', en: 'adds the rail', de: 'fügt die Schiene an' },
  end: { pl: 'inny otwarty koniec', en: 'another open end', de: 'anderes offenes Ende' },
  removeLast: { pl: 'usuwa ostatnią szynę', en: 'removes the last rail', de: 'entfernt die letzte Schiene' },
  removeSelected: {
    pl: 'usuwa zaznaczoną szynę',
    en: 'removes the selected rail',
    de: 'entfernt die gewählte Schiene',
  },
  undo: { pl: 'cofa', en: 'undoes', de: 'macht rückgängig' },
  redo: { pl: 'ponawia', en: 'does it again', de: 'wiederholt' },
  fit: { pl: 'pokazuje całość', en: 'shows everything', de: 'zeigt alles' },
  zoom: { pl: 'powiększa i pomniejsza', en: 'zoom in and out', de: 'vergrößern, verkleinern' },
  rotate: { pl: 'obraca widok', en: 'turns the view', de: 'dreht die Ansicht' },
  light: {
    pl: 'pokazuje i chowa światło',
    en: 'shows and hides the light',
    de: 'zeigt und verbirgt das Licht',
  },
  installation: {
    pl: 'pokazuje i chowa instalację',
    en: 'shows and hides the installation',
    de: 'zeigt und verbirgt die Installation',
  },
  addIsland: { pl: 'zaczyna osobny ciąg szyn', en: 'begins a separate run', de: 'beginnt einen Schienenzug' },
  duplicate: { pl: 'powiela ciąg', en: 'duplicates the run', de: 'verdoppelt den Schienenzug' },
  turn: { pl: 'obraca ciąg', en: 'turns the run', de: 'dreht den Schienenzug' },
  mirror: { pl: 'odbija ciąg', en: 'mirrors the run', de: 'spiegelt den Schienenzug' },
  move: {
    pl: 'ze strzałką, przy zaznaczonej pierwszej szynie ciągu: przesuwa go o 10 cm, bez Shift o 1 cm',
    en: 'with an arrow, the first rail of a run selected: moves it by 10 cm, without Shift by 1 cm',
    de: 'mit Pfeil, bei gewählter erster Schiene: verschiebt den Zug um 10 cm, ohne Umschalt um 1 cm',
  },
  room: {
    pl: 'na etapie „Pokój”: przesuwa zaznaczoną ścianę, narożnik, drzwi albo cały pokój o 1 cm, z Shift o 10 cm',
    en: 'in the step “Room”: moves the selected wall, corner, door or the whole room by 1 cm, with Shift by 10 cm',
    de: 'im Schritt „Raum“: verschiebt gewählte Wand, Ecke, Tür oder den ganzen Raum um 1 cm, mit Umschalt um 10 cm',
  },
  escape: { pl: 'odznacza, przerywa rysowanie', en: 'deselects, stops drawing', de: 'hebt auf, bricht ab' },
  pieceKeys: {
    pl: 'Klawisze w etapie „Oprawy”',
    en: 'Keys in the stage “Luminaires”',
    de: 'Tasten im Schritt „Leuchten“',
  },
  nextPiece: {
    pl: 'następna, poprzednia oprawa',
    en: 'next, previous luminaire',
    de: 'nächste, vorige Leuchte',
  },
  allPieces: { pl: 'zaznacza wszystkie', en: 'selects all', de: 'wählt alle' },
  slidePiece: {
    pl: 'przesuwa wzdłuż szyny o 1 cm, z Shift o 10 cm',
    en: 'moves along the rail by 1 cm, with Shift by 10 cm',
    de: 'verschiebt an der Schiene um 1 cm, mit Umschalt um 10 cm',
  },
  aimPiece: {
    pl: 'celuje: strzałki przesuwają cel o 10 cm, z Shift o 50 cm',
    en: 'aims: arrows move the target by 10 cm, with Shift by 50 cm',
    de: 'richtet aus: Pfeile bewegen das Ziel um 10 cm, mit Umschalt um 50 cm',
  },
  duplicatePiece: { pl: 'powiela', en: 'duplicates', de: 'verdoppelt' },
  givePieceBack: { pl: 'oddaje automatowi', en: 'gives back to automatic', de: 'zurück an die Automatik' },
  removePiece: { pl: 'usuwa z układu', en: 'takes out', de: 'entfernt' },
  feedKeys: {
    pl: 'Klawisze w widoku „Instalacja”',
    en: 'Keys in the view “Installation”',
    de: 'Tasten in der Ansicht „Installation“',
  },
  nextFeed: {
    pl: 'następne, poprzednie zasilanie',
    en: 'next, previous feed',
    de: 'nächste, vorige Einspeisung',
  },
  removeFeed: { pl: 'usuwa zasilanie', en: 'removes the feed', de: 'entfernt die Einspeisung' },
  dragFeed: {
    pl: 'W widoku „Instalacja” przeciągnij zasilanie wzdłuż szyny albo na inną; kliknięty łącznik przecina obwód.',
    en: 'In the view “Installation” drag a feed along its rail or to another; a click on a joint cuts it.',
    de: 'Ziehen Sie in der Ansicht „Installation“ eine Einspeisung an der Schiene entlang oder auf eine andere; ein Klick auf eine Verbindung trennt sie.',
  },
  dragPiece: {
    pl: 'Przeciągnij oprawę wzdłuż szyny albo na inną szynę, a pomarańczowy cel tam, gdzie ma świecić.',
    en: 'Drag a luminaire along its rail or to another, and the orange target to where it is to shine.',
    de: 'Ziehen Sie eine Leuchte an der Schiene entlang oder auf eine andere, und das orange Ziel dorthin, wohin sie leuchten soll.',
  },
  boxPieces: {
    pl: 'Z klawiszem Shift kliknięcie dokłada oprawę do zaznaczenia, a przeciągnięcie zaznacza ramką.',
    en: 'With Shift a click adds a luminaire to the selection, and dragging selects by a box.',
    de: 'Mit Umschalt fügt ein Klick eine Leuchte zur Auswahl hinzu, und Ziehen wählt mit einem Rahmen.',
  },
  dragArticle: {
    pl: 'Przeciągnij zdjęcie oprawy z listy na szynę, aby ją tam powiesić.',
    en: 'Drag the picture of a luminaire from the list to a rail to hang it there.',
    de: 'Ziehen Sie das Bild einer Leuchte aus der Liste auf eine Schiene, um sie dort aufzuhängen.',
  },
  pull: {
    pl: 'Pociągnij otwarty koniec, aby narysować szynę. Przyciąga do pełnych szyn, do innych końców i do zamknięcia kształtu.',
    en: 'Pull an open end to draw a rail. It snaps to whole rails, to other ends and to closing the shape.',
    de: 'Ziehen Sie an einem offenen Ende, um eine Schiene zu zeichnen. Sie rastet an ganzen Schienen, anderen Enden und beim Schließen ein.',
  },
  free: {
    pl: 'Z klawiszem Alt nic nie przyciąga.',
    en: 'With Alt held nothing snaps.',
    de: 'Mit gedrückter Alt-Taste rastet nichts ein.',
  },
  dimension: {
    pl: 'Kliknij wymiar, aby wpisać inny.',
    en: 'Click a dimension to type another.',
    de: 'Klicken Sie auf ein Maß, um ein anderes einzugeben.',
  },
  carry: {
    pl: 'Gdy ciągów jest kilka, zaznacz szynę i przeciągnij ją: przesuwa się cały jej ciąg.',
    en: 'Where there are several runs, select a rail and drag it: its whole run moves.',
    de: 'Bei mehreren Schienenzügen: Schiene wählen und ziehen, der ganze Zug bewegt sich.',
  },
  dragRoom: {
    pl: 'Na etapie „Pokój” przeciągnij ścianę, narożnik, drzwi albo wnętrze pokoju.',
    en: 'In the step “Room” drag a wall, a corner, a door or the inside of the room.',
    de: 'Ziehen Sie im Schritt „Raum“ an einer Wand, einer Ecke, einer Tür oder im Innern des Raums.',
  },
  dropUnderlay: {
    pl: 'Upuść na rysunek rzut: PNG, JPEG, WebP albo PDF.',
    en: 'Drop a floor plan on the drawing: PNG, JPEG, WebP or PDF.',
    de: 'Ziehen Sie einen Grundriss auf die Zeichnung: PNG, JPEG, WebP oder PDF.',
  },
  pan: {
    pl: 'Przeciągnij puste miejsce, aby przesunąć rysunek.',
    en: 'Drag an empty place to move the drawing.',
    de: 'Ziehen Sie an einer leeren Stelle, um die Zeichnung zu verschieben.',
  },
  pinch: {
    pl: 'Kółko myszy albo dwa palce powiększają w miejscu wskaźnika.',
    en: 'The wheel or two fingers zoom at the pointer.',
    de: 'Mausrad oder zwei Finger zoomen an der Stelle des Zeigers.',
  },
} as const satisfies Texts;
