import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  filesIn,
  forgetProject,
  type NamedFile,
  projectFiles,
  projectOf,
  type SavedProject,
  saveProject,
} from '#/data/decoding/project'
import { counted } from '#/domain/amounts/numberFormat'
import { Time } from '#/entity/Timestamp'
import { Button } from '#/ui/Button'
import { FolderButton } from '#/ui/FileButton'
import { UntrustedText } from '#/ui/UntrustedText'

type PickFolder = () => Promise<FileSystemDirectoryHandle>

/** Keeps the contracts of the developer's project for a chain, so that its contracts have names, ABIs and sources. */
export function ProjectForm({ chain }: { chain: string }) {
  const queryClient = useQueryClient()
  const queryKey = ['project', chain]
  const { data: project = null } = useQuery({
    queryKey,
    queryFn: () => projectOf(chain),
    refetchInterval: 3_000,
    gcTime: 0,
  })
  const change = useMutation({
    mutationFn: (next: () => Promise<SavedProject | null>) => next(),
    onSuccess: async (saved) => {
      queryClient.setQueryData(queryKey, saved)
      await queryClient.invalidateQueries({ queryKey: [chain] })
    },
  })
  const take = (folder: string, files: readonly NamedFile[], handle: FileSystemDirectoryHandle | null) =>
    saveProject(chain, folder, files, handle)
  const pick = (window as { showDirectoryPicker?: PickFolder }).showDirectoryPicker
  const count = project?.contracts.length ?? 0
  return (
    <section aria-labelledby="devnet-project" className="panel stack-3 p-4">
      <h2 id="devnet-project" className="font-semibold">
        Your project
      </h2>
      <p role="status">
        {project ? (
          <>
            {counted(count, 'contract', 'contracts')} of <UntrustedText text={project.folder} max={60} />, read{' '}
            <Time date={project.readAt} />
          </>
        ) : (
          'A Foundry or Hardhat folder gives contracts of this chain their names, ABIs and sources. Its files stay in this browser.'
        )}
      </p>
      {project && count === 0 && (
        <p role="alert" className="text-sm text-warn">
          The folder has no compiled contracts: choose the one with out or artifacts, after a build.
        </p>
      )}
      {change.error && change.error.name !== 'AbortError' && (
        <p role="alert" className="text-sm text-bad">
          The folder could not be read: {change.error.message}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {pick ? (
          <Button
            disabled={change.isPending}
            onClick={() =>
              change.mutate(async () => {
                const handle = await pick()
                return take(handle.name, await filesIn(handle), handle)
              })
            }
          >
            Choose folder
          </Button>
        ) : (
          <FolderButton
            label="Choose folder"
            onFiles={(files) => {
              const [folder = ''] = files[0]?.webkitRelativePath.split('/') ?? []
              if (files.length > 0) change.mutate(() => take(folder, projectFiles(files), null))
            }}
          />
        )}
        {project && (
          <Button
            onClick={() =>
              change.mutate(async () => {
                await forgetProject(chain)
                return null
              })
            }
          >
            Forget
          </Button>
        )}
      </div>
    </section>
  )
}
