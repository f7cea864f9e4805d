/** A run of text on a page; points (1/72 inch) from the top left corner. */
export type TextRun = {
  text: string;
  /** From 0. */
  page: number;
  x: number;
  /** The top edge. */
  y: number;
  width: number;
  height: number;
  fontSize: number;
  font: string;
  isBold: boolean;
  isItalic: boolean;
  /** Invisible: in the page's color, too small, off the page, or marked as hidden. */
  isHidden: boolean;
  /** Link target. */
  url: string | null;
};

/** A property of the file noticed during text extraction. */
export type DocumentTrait =
  | 'imageOnly'
  | 'iconGlyphs'
  | 'columns'
  | 'tables'
  | 'textBoxes'
  | 'headerOrFooterText'
  | 'hiddenText'
  | 'spacedHeadings'
  | 'brokenTextLayer'
  | 'images';

/**
 * The text of a file with positions, in file order. A text file has one page with a run per line.
 */
export type DocumentText = {
  kind: 'pdf' | 'docx' | 'text';
  pages: { width: number; height: number }[];
  runs: TextRun[];
  traits: { trait: DocumentTrait; page: number; evidence: string }[];
  /** As declared in the file; '' when missing. */
  language: string;
  title: string;
  /** Further pages exist, which were not read. */
  isCut?: true;
  /** The text of the attached file 'resume.json', if there is one. */
  attached?: string;
};
