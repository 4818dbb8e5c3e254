import { type MouseEvent, type ReactNode, type RefObject, useId, useRef } from 'react'
import { IconButton } from '../icon'

/**
 * Props of a dialog that a press beside its content closes. Text selected with a mouse that leaves the content ends in a
 * click on the dialog, too.
 */
export function useCloseBeside() {
  const pressed = useRef<EventTarget>(null)
  return {
    onMouseDown({ target }: MouseEvent) {
      pressed.current = target
    },
    onClick({ target, currentTarget }: MouseEvent<HTMLDialogElement>) {
      if (target === currentTarget && pressed.current === currentTarget) currentTarget.close()
    },
  }
}

/** A modal dialog with a title and a button that closes it, as does a press beside it. Its `ref` opens it. */
export function Modal({
  ref,
  title,
  close,
  onClose,
  className = '',
  children,
}: {
  ref: RefObject<HTMLDialogElement | null>
  title: string
  /** The label of the button. */
  close: string
  onClose?: () => void
  /** Of the dialog, for its width. */
  className?: string
  children: ReactNode
}) {
  const id = useId()
  const closeBeside = useCloseBeside()
  return (
    <dialog
      ref={ref}
      aria-labelledby={id}
      onClose={onClose}
      {...closeBeside}
      className={`modal ${className}`}
    >
      {/* Fills the dialog, so that only a press beside the dialog closes it. */}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 p-5">
        <div className="flex items-center justify-between gap-4">
          <h2 id={id} className="text-lead">
            {title}
          </h2>
          <IconButton icon="x" iconClass="size-6" label={close} onClick={() => ref.current?.close()} />
        </div>
        {children}
      </div>
    </dialog>
  )
}
