/** Texts with queries that find them: in the database, and for the marks in lists (lib/posts/marked-parts.ts). */
export const searchVectors: readonly (readonly [text: string, queries: readonly string[]])[] = [
  ['sê', ['se', 'SE', 'sê', 'SÊ', 'Sê', 's\u0065\u0302']],
  ['SÊ', ['se', 'sê', 'SÊ']],
  ['se', ['sê', 'SÊ']],
  ['geïnspireerde reën', ['geinspireerde reen', 'GEÏNSPIREERDE', 'geïnspireerde rEE']],
  ['s\u0065\u0302 (in two characters)', ['se (in', 'sê (in']],
  ['’n Môre', ['’n more', "'n more", '‘N MORE', '`n more', '´n more']],
  ["dit is 'n dag", ['dit is ’n dag']],
  ['God´s peace', ["god's peace", 'God’s peace']],
  ['“sê” hy', ['"se" hy', '„sê‟ hy']],
  ['two\u00a0words', ['two words', 'two\n words']],
  ['bib\u00adli\u200bcal', ['biblical']],
  ['Đặng Møller', ['dang moller', 'ĐANG MØL']],
  ['a[b-c]^d\\e', ['a[B-C]^d\\e']],
]
