/** One piece of text as it lies on a page: points (1/72 inch) from the top left corner. */
export type TextRun = {
  text: string;
  /** From 0. */
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Points. */
  fontSize: number;
  font: string;
  isBold: boolean;
  isItalic: boolean;
  /** Nobody sees it: the color of the page, too small, outside the page, or marked as hidden. */
  isHidden: boolean;
  /** Where it goes when it is clicked. */
  url: string | null;
};

/** What was noticed about a file while its text was taken out. */
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

/** What a file says, with the place of each piece, in the order of the file. A text file has one page and a run for each line. */
export type DocumentText = {
  kind: 'pdf' | 'docx' | 'text';
  pages: { width: number; height: number }[];
  runs: TextRun[];
  traits: { trait: DocumentTrait; page: number; evidence: string }[];
  /** Of the file itself, '' where it says none. */
  language: string;
  title: string;
};
