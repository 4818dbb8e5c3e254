/**
 * The files that were pasted or dropped. None where text came with them: programs for writing put a picture of the
 * text beside it, and the text is meant.
 */
export function filesOf(data: DataTransfer): File[] {
  return data.getData('text/plain') === '' ? [...data.files] : []
}
