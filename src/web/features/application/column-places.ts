import {
  type ApplicationStatus,
  applicationStatuses,
} from '#domain/application/application-status.ts';

/** Where the columns of a board stand on the screen, measured once and again only after something scrolled. */
export function createColumnPlaces(board: HTMLElement) {
  let boxes: { status: ApplicationStatus; box: DOMRect }[] | null = null;
  let edge: DOMRect | null = null;
  const forget = () => {
    boxes = null;
    edge = null;
  };
  window.addEventListener('scroll', forget, { capture: true, passive: true });
  window.addEventListener('resize', forget);

  function measure() {
    return [...board.querySelectorAll<HTMLElement>('[data-column]')].flatMap((column) => {
      const status = applicationStatuses.find((each) => each === column.dataset['column']);
      return status ? [{ status, box: column.getBoundingClientRect() }] : [];
    });
  }
  return {
    at(x: number, y: number): ApplicationStatus | null {
      boxes ??= measure();
      const found = boxes.find(
        ({ box }) => x >= box.left && x < box.right && y >= box.top && y < box.bottom,
      );
      return found?.status ?? null;
    },
    /** The board's own frame, within which it scrolls. */
    edge(): DOMRect {
      edge ??= board.getBoundingClientRect();
      return edge;
    },
    stop(): void {
      window.removeEventListener('scroll', forget, { capture: true });
      window.removeEventListener('resize', forget);
    },
  };
}
