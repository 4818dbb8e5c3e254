import { useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { type Uploads, useUploads } from '@/components/media/uploads'
import { pictureOf } from '@/lib/images/focus'
import type { UploadedPicture } from '@/lib/images/picture-address'
import type { PostInput } from '@/lib/posts/editor/form'
import { revealField } from './use-post-saving'

/** Uploads that become the featured picture; `use` takes one from the media library. */
export type FeaturedUploads = Uploads & { readonly use: (picture: UploadedPicture) => void }

/**
 * Uploads that become the featured picture once stored, and `mayPublish`: whether the post may be published as is. A
 * missing description is asked about once, not in a post published without one.
 */
export function useFeaturedPicture(
  { formState, getValues, setError, setFocus, setValue }: UseFormReturn<PostInput>,
  opened: PostInput,
  question: string,
) {
  const wasUndescribed = opened.status === 'published' && opened.featuredImageAlt === ''
  const accepted = useRef(wasUndescribed ? opened.featuredImage : '')

  function use({ address }: UploadedPicture) {
    const { featuredImage } = getValues()
    // The description belongs to the previous picture.
    if (featuredImage !== '' && pictureOf(featuredImage).file !== address) setValue('featuredImageAlt', '')
    setValue('featuredImage', address, { shouldValidate: formState.isSubmitted })
    revealField('featuredImageAlt')
    // The pressed button is gone; somebody who types meanwhile is left alone.
    if (!document.activeElement?.matches('input, select, textarea'))
      setTimeout(() => setFocus('featuredImageAlt'))
  }

  const featured: FeaturedUploads = { ...useUploads(use), use }

  function mayPublish({ status, featuredImage, featuredImageAlt }: PostInput): boolean {
    const isDescribed = featuredImage.trim() === '' || featuredImageAlt.trim() !== ''
    if (status === 'draft' || isDescribed || accepted.current === featuredImage) return true
    if (!window.confirm(question)) {
      setError('featuredImageAlt', { message: 'altMissing' })
      revealField('featuredImageAlt')
      setFocus('featuredImageAlt')
      return false
    }
    accepted.current = featuredImage
    return true
  }

  return { featured, mayPublish }
}
